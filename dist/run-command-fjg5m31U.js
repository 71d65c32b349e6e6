import { n as refuseIdleOptions, r as runCommand, t as gateRequest } from "./run-command-233gokwi.js";

export { runCommand };