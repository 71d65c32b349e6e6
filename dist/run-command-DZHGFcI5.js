import { n as refuseIdleOptions, r as runCommand, t as gateRequest } from "./run-command-BXUJplPv.js";

export { runCommand };