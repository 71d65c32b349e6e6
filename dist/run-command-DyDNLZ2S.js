import { n as refuseIdleOptions, r as runCommand, t as gateRequest } from "./run-command-B-ypZ1oC.js";

export { runCommand };