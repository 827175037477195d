import type { TestSheet } from "#contract/members/member.ts";
import { MAX_TEST_SCORE } from "#contract/members/test-sheet-terms.ts";
import { VETTING_LABELS } from "#contract/members/vetting-terms.ts";
import { DimensionLine } from "#design/dimension-line.tsx";
import { TitleBlock } from "#design/text/title-block.tsx";
import { toDateText } from "../parts/member-texts.ts";

type MemberTestSheetProps = { sheet: TestSheet; id?: string };

/** One check as a drawing: the task, each score as a dimension, and who signed it when. */
export function MemberTestSheet({ sheet, id }: MemberTestSheetProps) {
  const { check, on, by, task, scores } = sheet;
  const cells = [
    { label: "Check", value: VETTING_LABELS[check] },
    { label: "Tested on", value: <time dateTime={on}>{toDateText(on)}</time> },
    { label: "Signed", value: <Signature name={by} />, className: "col-span-2 sm:col-span-1" },
  ];
  return (
    <figure id={id} className="wrap-anywhere mt-6 max-lg:-mx-1">
      <div className="border border-ink px-3 py-4 sm:px-5">
        <figcaption className="text-ink-soft text-sm">What we asked</figcaption>
        <p className="mt-1 whitespace-pre-line">{task}</p>
        <dl className="mt-4 divide-y divide-line border-line border-t">
          {scores.map(({ name, score, note }) => (
            <div key={name} className="py-3">
              <dt>
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-medium">{name}</span>
                  <span className="figures whitespace-nowrap text-ink-soft text-sm">
                    {score} of {MAX_TEST_SCORE}
                  </span>
                </span>
                <DimensionLine share={score / MAX_TEST_SCORE} strong className="mt-1" />
              </dt>
              <dd className="mt-1 text-ink-soft text-sm">{note}</dd>
            </div>
          ))}
        </dl>
      </div>
      <TitleBlock cells={cells} className="-mt-px grid-cols-2 sm:grid-cols-3" />
    </figure>
  );
}

/** A name on the stroke of a pen. */
function Signature({ name }: { name: string }) {
  return (
    <>
      {name}
      <svg aria-hidden="true" viewBox="0 0 96 10" width="96" height="10" fill="none">
        <path
          d="M1 7c9-6 14-6 15-3s-6 4-4 1 10-4 14-1 9 2 14-1 8 3 14 1 22-3 41-2"
          className="stroke-blue forced-colors:stroke-[CanvasText]"
          strokeWidth={1.5}
          strokeLinecap="round"
        />
      </svg>
    </>
  );
}
