import { diffArrays } from "diff";

/** Three versions of the same: the common one, the one that is edited here, and another one. */
export type Versions<Value> = { base: Value; own: Value; other: Value };

/** Lines that the other version changed; `isBoth` when they were changed here too, in another way. */
export type MergedPart = {
  /** Number of its first line in the merged text, counted from 1. */
  line: number;
  isBoth: boolean;
  other: string;
};

/** Lines added and removed beyond which a text counts as changed as a whole. */
const MAX_EDITS = 2_000;

type Lines = readonly string[];
/** Lines of the base from `start` to before `end`, and what is there instead. */
type Hunk = { start: number; end: number; lines: Lines };
/** Changes of both versions that touch each other. */
type Group = { start: number; end: number; own: Hunk[]; other: Hunk[] };

/**
 * Merges two changes of a text line by line. Where both changed the same lines differently, the own
 * ones remain.
 */
export function mergeLines(versions: Versions<string>): { text: string; parts: MergedPart[] } {
  const base = versions.base.split("\n");
  const groups = groupHunks(
    toHunks(base, versions.own.split("\n")),
    toHunks(base, versions.other.split("\n")),
  );
  const merged: Lines[] = [];
  const parts: MergedPart[] = [];
  let count = 0;
  let at = 0;
  const add = (lines: Lines) => {
    merged.push(lines);
    count += lines.length;
  };
  for (const group of groups) {
    add(base.slice(at, group.start));
    const own = applyHunks(base, group, group.own);
    const other = applyHunks(base, group, group.other);
    const isOwn = group.own.length > 0;
    if (group.other.length > 0 && own.join("\n") !== other.join("\n")) {
      parts.push({ line: count + 1, isBoth: isOwn, other: other.join("\n") });
    }
    add(isOwn ? own : other);
    at = group.end;
  }
  add(base.slice(at));
  return { text: merged.flat().join("\n"), parts };
}

function toHunks(base: string[], next: string[]): Hunk[] {
  const changes = diffArrays(base, next, { maxEditLength: MAX_EDITS });
  if (!changes) return [{ start: 0, end: base.length, lines: next }];
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { added, removed, value } of changes) {
    const last = hunks.at(-1);
    const isNext = last?.end === at && (added || removed);
    const end = added ? at : at + value.length;
    if (isNext) {
      last.end = end;
      if (added) last.lines = [...last.lines, ...value];
    } else if (added || removed) hunks.push({ start: at, end, lines: added ? value : [] });
    at = end;
  }
  return hunks;
}

function groupHunks(own: readonly Hunk[], other: readonly Hunk[]): Group[] {
  const all = [
    ...own.map((hunk) => ({ hunk, side: "own" as const })),
    ...other.map((hunk) => ({ hunk, side: "other" as const })),
  ].sort((a, b) => a.hunk.start - b.hunk.start || a.hunk.end - b.hunk.end);
  const groups: Group[] = [];
  for (const { hunk, side } of all) {
    let group = groups.at(-1);
    if (!group || !isTouching(group, hunk)) {
      group = { start: hunk.start, end: hunk.end, own: [], other: [] };
      groups.push(group);
    }
    group.end = Math.max(group.end, hunk.end);
    group[side].push(hunk);
  }
  return groups;
}

/** Lines that follow each other do not touch, but what is inserted touches the lines beside it. */
function isTouching(group: Group, { start, end }: Hunk): boolean {
  const isInsertion = start === end || group.start === group.end;
  return start < group.end || (start === group.end && isInsertion);
}

function applyHunks(base: Lines, { start, end }: Group, hunks: readonly Hunk[]): Lines {
  const parts: Lines[] = [];
  let at = start;
  for (const hunk of hunks) {
    parts.push(base.slice(at, hunk.start), hunk.lines);
    at = hunk.end;
  }
  return [...parts, base.slice(at, end)].flat();
}
