import { projectRoot } from "#platform/process/project-root.server.ts";
import { buildWhenNeeded } from "../../scripts/build-when-needed.ts";

/** Builds before the first test: a build takes longer on a busy machine than a start may. */
export default () => buildWhenNeeded(projectRoot);
