import { answerJobs } from "#platform/worker/answer-jobs.server.ts";
import { parseEmail } from "./parse-email.server.ts";

/** A process that parses emails, see `email-parser.server.ts`. */
answerJobs(parseEmail);
