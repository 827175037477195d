import { RETENTION_DAYS } from "#app/developers/content/anonymized-members.repository.server.ts";
import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import type { MemberProblem, MemberState } from "#contract/desk/desk-member-terms.ts";
import { toMemberName } from "#contract/members/member-terms.ts";
import type { Database } from "#database/client.server.ts";
import { findOpenRevision } from "#services/content/revisions/drafts.repository.server.ts";
import { listRevisions } from "#services/content/revisions/revisions.repository.server.ts";
import { readEditedFile } from "../../content/editing/edited-file.server.ts";
import { toDraftCard } from "../list/draft-card.server.ts";
import { listMemberProblems } from "../list/member-problems.ts";
import {
  findStoredMember,
  listProposalsWith,
  listRequestsWith,
} from "./member-page.repository.server.ts";
import { findPrivate, type StoredPrivate } from "./member-private.repository.server.ts";
import { NOTHING_KNOWN } from "./save-private.service.server.ts";

const MAX_HISTORY = 30;
const MAX_MENTIONS = 5;

/** A change of the member's file. */
export type MemberChange = {
  id: number;
  author: string;
  created_at: Date;
  note: string | null;
  kind: "published" | "removed" | "scheduled" | "saved";
};

const NONE = { rows: [], total: 0 };

/** What the desk knows of a member. */
export type MemberPage = {
  slug: string;
  /** Of the file. */
  path: string;
  name: string;
  position: string;
  state: MemberState;
  /** A change of a published or hidden member waits to be published. */
  has_draft: boolean;
  problems: MemberProblem[];
  /** When a hidden member was removed from the site. */
  hidden_at: Date | undefined;
  /** When the data of a hidden member is erased. */
  erased_at: Date | undefined;
  /** Of the file, drafts included. */
  revision: number;
  history: MemberChange[];
  mentions: {
    requests: Awaited<ReturnType<typeof listRequestsWith>>;
    proposals: Awaited<ReturnType<typeof listProposalsWith>>;
  };
  private: StoredPrivate & {
    /** Of the application that the member came from. */
    reference: string | null;
  };
};

/** Undefined where there is neither a profile nor a draft, also of one that was anonymized. */
export async function readMemberPage(
  db: Database,
  slug: string,
  today: string,
): Promise<MemberPage | undefined> {
  const path = toMemberPath(slug, "yaml");
  const member = await findStoredMember(db, slug);
  const draft = await findOpenRevision(db, path);
  if (!member && draft?.text == null) return undefined;
  const known = await findPrivate(db, slug);
  const { excerpt, vetting, ...card } = member ?? toDraftCard(draft?.text ?? "");
  const { sales_rate, availability_confirmed_at } = card;
  const hidden_at = member && !member.published ? member.updated_at : undefined;
  const hasEmail = Boolean(known?.email);
  return {
    slug,
    path,
    name: toMemberName({ ...card, slug }),
    position: card.position,
    state: member ? (member.published ? "published" : "hidden") : "draft",
    has_draft: member !== undefined && draft?.text != null,
    problems: listMemberProblems(
      {
        excerpt,
        sales_rate,
        availability_confirmed_at,
        hasEmail,
        hasPhoto: !!member?.avatar,
        isVetted: vetting.length > 0,
      },
      today,
    ),
    hidden_at,
    revision: (await readEditedFile(db, path)).revision,
    erased_at: hidden_at && new Date(hidden_at.getTime() + RETENTION_DAYS * 86_400_000),
    history: (await listRevisions(db, path, MAX_HISTORY)).map(toChange),
    mentions: {
      requests: member ? await listRequestsWith(db, member.id, MAX_MENTIONS) : NONE,
      proposals: member ? await listProposalsWith(db, member.id, MAX_MENTIONS) : NONE,
    },
    private: known ?? { ...NOTHING_KNOWN, reference: null },
  };
}

type Listed = Awaited<ReturnType<typeof listRevisions>>[number];

function toChange({ id, author, created_at, note, hash, version, published_at }: Listed) {
  const kind =
    version === null
      ? published_at
        ? ("scheduled" as const)
        : ("saved" as const)
      : hash
        ? ("published" as const)
        : ("removed" as const);
  return { id, author, created_at, note, kind };
}
