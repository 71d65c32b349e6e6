import { n as refuseIdleOptions, r as runCommand, t as gateRequest } from "./run-command-C19tK2KR.js";

export { runCommand };