import { i as runCommand, n as gateRequest, r as refuseIdleOptions, t as baseRequest } from "./run-command-D5gcRA7P.js";

export { runCommand };