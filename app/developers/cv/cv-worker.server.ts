import { answerJobs } from "#platform/worker/answer-jobs.server.ts";
import { renderCv } from "./cv-document.server.tsx";

/** A process that sets CVs, see `render-cv.server.ts`; a program of its own in the build. */
answerJobs(renderCv);
