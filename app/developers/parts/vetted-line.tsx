import { Fragment, type ReactNode } from "react";
import type { MemberCard } from "#contract/members/member.ts";
import { classNames } from "#design/class-names.ts";
import { toMonthText } from "./member-texts.ts";
import { TEST_SHEET_ID, toProfilePath } from "./profile-url.ts";

type VettedLineProps = {
  member: Pick<
    MemberCard,
    "slug" | "vetted_on" | "has_test_sheet" | "client_reference_count" | "work_sample_count"
  >;
  className?: string;
};

/** What there is to check a member by: when the agency tested, references, work; or nothing. */
export function VettedLine({ member, className }: VettedLineProps) {
  const {
    slug,
    vetted_on,
    has_test_sheet,
    client_reference_count: count,
    work_sample_count: work,
  } = member;
  const parts: readonly { name: string; text: ReactNode }[] = [
    {
      name: "vetted",
      text: vetted_on && (
        <>
          Vetted <time dateTime={vetted_on}>{toMonthText(vetted_on)}</time>
        </>
      ),
    },
    {
      name: "sheet",
      text: has_test_sheet && (
        <a
          href={`${toProfilePath(slug)}#${TEST_SHEET_ID}`}
          className="link relative z-10"
        >
          see the test
        </a>
      ),
    },
    {
      name: "references",
      text: count > 0 && `${count} ${count === 1 ? "reference" : "references"}`,
    },
    { name: "work", text: work > 0 && "work to look at" },
  ];
  const shown = parts.filter(({ text }) => text);
  if (shown.length === 0) return null;
  return (
    <p className={classNames("text-ink-soft", className)}>
      {shown.map(({ name, text }, index) => (
        <Fragment key={name}>
          {index > 0 ? " · " : null}
          {text}
        </Fragment>
      ))}
    </p>
  );
}
