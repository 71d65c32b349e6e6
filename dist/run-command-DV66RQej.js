import { i as runCommand, n as gateRequest, r as refuseIdleOptions, t as baseRequest } from "./run-command-DYswECGB.js";

export { runCommand };