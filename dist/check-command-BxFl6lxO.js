import { n as describeChecked, t as checkCommand } from "./check-command-CoVFw-ai.js";

export { checkCommand };