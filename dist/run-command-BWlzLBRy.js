import { n as refuseIdleOptions, r as runCommand, t as gateRequest } from "./run-command-CfuM4HrW.js";

export { runCommand };