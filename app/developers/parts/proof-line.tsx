import type { MemberCard } from "#contract/members/member.ts";
import { classNames } from "#design/class-names.ts";
import { toDateText } from "./member-texts.ts";
import { TEST_SHEET_ID, toProfilePath } from "./profile-url.ts";

type ProofLineProps = {
  member: Pick<
    MemberCard,
    | "slug"
    | "last_test"
    | "vetted_on"
    | "has_test_sheet"
    | "client_reference_count"
    | "work_sample_count"
  >;
  /** Whether it may take more lines than one. */
  wrap?: boolean;
  className?: string;
};

/**
 * What there is to check a member by: who tested last, which leads to the sheet of a test,
 * references, work; or nothing. On one line work is left out where it doesn't fit, and then the
 * name of who tested is cut.
 */
export function ProofLine({ member, wrap = false, className }: ProofLineProps) {
  const { last_test, vetted_on, client_reference_count: count } = member;
  const on = last_test?.on ?? vetted_on;
  const references = count > 0 && `${count} ${count === 1 ? "reference" : "references"}`;
  const hasWork = member.work_sample_count > 0;
  if (on === null && !references && !hasWork) return null;
  const tested = on !== null && (
    <>
      {last_test ? "Tested " : "Checked "}
      <time dateTime={on}>{toDateText(on)}</time>
      {last_test ? ` by ${last_test.by}` : null}
    </>
  );
  const shape = wrap ? undefined : "truncate";
  const rest = wrap ? undefined : "shrink-0 whitespace-pre";
  return (
    <p className={classNames(!wrap && "flex h-[1lh] flex-wrap overflow-hidden", className)}>
      <span className={wrap ? undefined : "flex max-w-full"}>
        {tested && member.has_test_sheet ? (
          <a
            href={`${toProfilePath(member.slug)}#${TEST_SHEET_ID}`}
            className={classNames("link relative z-10", shape, !wrap && "-outline-offset-2")}
          >
            {tested}
          </a>
        ) : tested ? (
          <span className={shape}>{tested}</span>
        ) : null}
        {references ? <span className={rest}>{`${tested ? " · " : ""}${references}`}</span> : null}
      </span>
      {hasWork ? (
        <span className={rest}>
          {tested || references ? " · work to look at" : "Work to look at"}
        </span>
      ) : null}
    </p>
  );
}
