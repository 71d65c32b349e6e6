import { i as runCommand, n as gateRequest, r as refuseIdleOptions, t as baseRequest } from "./run-command-DI1Yi9pN.js";

export { runCommand };