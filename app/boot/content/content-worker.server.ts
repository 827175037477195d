import { connect } from "#database/client.server.ts";
import { answerJobs } from "#platform/worker/answer-jobs.server.ts";
import type { ContentJob } from "#services/content/content-jobs.server.ts";
import { toTextDiff } from "#services/content/merge/line-diff.ts";
import { mergeTexts } from "#services/content/merge/merge-texts.server.ts";
import { checkChanges } from "#services/content/publishing/check-changes.server.ts";
import type { FileChange } from "#services/content/publishing/site-folder.server.ts";
import {
  findOriginal,
  listSiteFiles,
} from "#services/content/revisions/revisions.repository.server.ts";

/** A process that reads large content files, see `content-jobs.server.ts`. */
answerJobs(async (job: ContentJob): Promise<unknown> => {
  switch (job.kind) {
    case "diff":
      return toTextDiff(job.before, job.after);
    case "merge":
      return mergeTexts(job.path, job.versions);
    case "check":
      return check(job);
  }
});

async function check(job: Extract<ContentJob, { kind: "check" }>) {
  const { contentKinds } = await import("#app/content.ts");
  const { db, close } = connect(job.url);
  try {
    const changes = new Map<string, FileChange>();
    for (const [path, change] of job.changes) {
      const read = async () => {
        const bytes = change?.bytes ?? (await findOriginal(db, change?.hash ?? ""));
        if (!bytes) throw new Error(`The original of ${path} was erased`);
        return Buffer.from(bytes);
      };
      changes.set(path, change && { hash: change.hash, read });
    }
    const site = await listSiteFiles(db);
    const { problems } = await checkChanges(db, contentKinds, { site, changes, folder: "" });
    return problems;
  } finally {
    await close();
  }
}
