import { basename, dirname } from "node:path/posix";
import { getSite } from "#app/site/site.service.server.ts";
import { toBuyoutPercent } from "#app/site/terms/terms.ts";
import { ContractTermsSchema } from "#contract/content/site.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import type { Transaction } from "#database/client.server.ts";
import { renderMarkdown } from "#platform/markdown/markdown.server.ts";
import type { Changes } from "#services/content/kinds/content-changes.ts";
import type { ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { suggestion } from "#services/content/parsing/closest.ts";
import type { ContentSource } from "#services/content/parsing/content-source.server.ts";
import { storeAnsweredMembers } from "../answer/answered-members.service.server.ts";
import { type ProposalFile, ProposalFileSchema } from "./proposal-file.server.ts";
import {
  findMemberIds,
  type ReadProposalState,
  upsertProposal,
} from "./proposals-content.repository.server.ts";

const FOLDER = "proposals";

type ReadProposal = ProposalFile & { slug: string; source: string; brief_html: string };

const isProposalFile = (file: string) => dirname(file) === FOLDER && file.endsWith(".yaml");

async function readProposal(source: ContentSource, file: string) {
  const slug = basename(file, ".yaml");
  if (!SlugSchema.safeParse(slug).success) {
    const message = "use lower-case letters, digits and single hyphens in the file name";
    source.report({ severity: "error", file, message });
  }
  const yaml = await source.readYaml(file, ProposalFileSchema);
  const { value, report } = yaml;
  if (!value) return undefined;
  const { html, problems } = await renderMarkdown(value.brief);
  for (const { line, message } of problems) report(["brief"], `line ${line}: ${message}`);
  const known = source.slugsOf("members");
  value.members.forEach((member, index) => {
    if (known === undefined || known.has(member.slug)) return;
    // A removed member stays in earlier proposals.
    report(
      ["members", index, "slug"],
      `there is no member "${member.slug}" in members/${suggestion(member.slug, known)}: shown as no longer available`,
      "warning",
    );
  });
  return { ...value, slug, source: yaml.source, brief_html: html };
}

async function readProposals(source: ContentSource): Promise<ReadProposal[]> {
  const requested: ReadProposal[] = [];
  for (const file of source.files.filter(isProposalFile)) {
    const proposal = await readProposal(source, file);
    if (!proposal) continue;
    const other = requested.find(({ id }) => id === proposal.id);
    if (other) {
      const message = `has the id of ${other.slug}.yaml: two proposals can't have the same link`;
      source.report({ severity: "error", file, field: "id", message });
    }
    requested.push(proposal);
  }
  return requested;
}

async function writeProposal(tx: Transaction, proposal: ReadProposal) {
  const { brief_html, members, submited_at, ...columns } = proposal;
  const ids = await findMemberIds(
    tx,
    members.map(({ slug }) => slug),
  );
  const rows = members.map(({ slug, note, sales_rate, chosen }) => {
    const member_id = ids.get(slug);
    if (member_id === undefined) {
      throw new Error(
        `${FOLDER}/${proposal.slug}.yaml names ${slug}, who was never a member of this site: correct the name or remove the entry`,
      );
    }
    return { member_id, note, sales_rate, chosen };
  });
  const { terms = {} } = await getSite(tx);
  const input = {
    ...columns,
    brief: brief_html,
    members: rows.map(({ chosen, ...row }) => row),
    submited_at: submited_at === null ? null : new Date(submited_at),
    chosen_ids: rows.filter(({ chosen }) => chosen).map(({ member_id }) => member_id),
    answered_terms: submited_at === null ? null : ContractTermsSchema.parse(terms),
  };
  const outcome = await upsertProposal(tx, input);
  if (submited_at !== null && (outcome === "added" || outcome === "changed")) {
    await storeAnsweredMembers(tx, { ...input, version: 1 }, toBuyoutPercent(terms));
  }
  return outcome;
}

function toRefusal(state: ReadProposalState): string {
  const { submited_at, withdrawn_at, sent_at, opened_at } = state;
  const [reason, since] = submited_at
    ? ["it was answered", submited_at]
    : withdrawn_at
      ? ["it was withdrawn", withdrawn_at]
      : opened_at
        ? ["its client opened it", opened_at]
        : ["it was sent from the desk", sent_at];
  const day = since?.toISOString().slice(0, 10);
  return `not changed, because ${reason} on ${day}. To propose something else, make a new file with a new id`;
}

/**
 * Lists of members for one client: `proposals/<name>.yaml`. An import creates them; what the desk has
 * sent, or a client has opened or answered, is never changed.
 */
export const proposalsContent: ContentKind = {
  name: "proposals",
  places: ["proposals"],
  singular: "proposal",
  isCreatedOnly: true,
  owns: isProposalFile,

  async read(source) {
    const requested = await readProposals(source);
    return {
      count: requested.length,
      async import(tx, report) {
        const changes: Changes = { name: "proposals", added: [], changed: [], removed: [] };
        for (const proposal of requested) {
          const outcome = await writeProposal(tx, proposal);
          const name = `${proposal.slug}.yaml`;
          if (outcome === "added" || outcome === "changed") changes[outcome].push(name);
          else if (outcome) {
            const message = toRefusal(outcome);
            report({ severity: "warning", file: `${FOLDER}/${name}`, message });
          }
        }
        return changes.added.length + changes.changed.length > 0 ? changes : undefined;
      },
    };
  },
};
