import { n as refuseIdleOptions, r as runCommand, t as gateRequest } from "./run-command-CiEpwtSB.js";

export { runCommand };