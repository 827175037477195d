import type { Proposal } from "#contract/clients/proposal.ts";
import { Prose } from "#design/text/prose.tsx";
import { TitleBlock } from "#design/text/title-block.tsx";
import { toDateText } from "#platform/time/date-text.ts";

/** Client, author, validity and brief of a proposal. */
export function ProposalHeader({ proposal }: { proposal: Proposal }) {
  const { client, prepared_by, date, valid_until, brief } = proposal;
  return (
    <header>
      <h1 className="wrap-anywhere max-w-[48rem] text-heading">Proposal for {client}</h1>
      <TitleBlock
        className="mt-8 max-w-[48rem] sm:grid-cols-3"
        cells={[
          { label: "Prepared by", value: prepared_by },
          { label: "Date", value: toDateText(date) },
          { label: "Valid until", value: valid_until ? toDateText(valid_until) : "No end date" },
        ]}
      />
      <Prose html={brief} className="mt-8" />
    </header>
  );
}
