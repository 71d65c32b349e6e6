import { i as runCommand, n as gateRequest, r as refuseIdleOptions, t as baseRequest } from "./run-command-Cxp9VIz7.js";

export { runCommand };