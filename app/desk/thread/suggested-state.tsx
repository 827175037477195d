import { useRef } from "react";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import type { RequestEventChange } from "#contract/clients/request-event-terms.ts";
import { needsFollowUp, STATE_LABELS } from "#contract/clients/request-state-terms.ts";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { useIsPermitted } from "../parts/use-desk.ts";
import { ConflictNotice } from "../requests/conflict-notice.tsx";
import type { DeskRequest } from "../requests/desk-request.service.server.ts";
import { useChange } from "../requests/use-change.ts";
import { useDeskTime } from "../time/desk-time.ts";

type SuggestedStateProps = {
  request: Pick<DeskRequest, "events" | "state" | "state_reason" | "version" | "follow_up_on">;
};

type Before = Pick<DeskRequest, "state" | "state_reason" | "follow_up_on">;

/**
 * The next state of a request whose client wants to meet a developer, by one press, until staff change
 * the state.
 */
export function SuggestedState({ request }: SuggestedStateProps) {
  const { events, state, version: shown, follow_up_on } = request;
  const { Form, isSending, outcome, version, submit } = useChange(shown);
  /** What it was before the press; undefined once that was undone. */
  const before = useRef<Before>(undefined);
  const { today } = useDeskTime();
  const mayChange = useIsPermitted("change_requests");
  const label = STATE_LABELS.interviewing;
  const undo = () => {
    const { state, state_reason, follow_up_on } = before.current ?? request;
    before.current = undefined;
    submit(
      {
        intent: "fields",
        version,
        state,
        reason: state_reason ?? "",
        follow_up_on: follow_up_on ?? (needsFollowUp(state) ? today : ""),
      },
      { method: "post" },
    );
  };
  useChangeToast({
    outcome,
    text: `State saved: ${STATE_LABELS[state]}`,
    undo: before.current ? undo : undefined,
  });
  const last = events.findLast(({ kind, change }) => kind === "state" || isAnswer(change))?.change;
  const wanted = isAnswer(last) ? (last.answers?.interview ?? 0) : 0;
  if (!mayChange || wanted === 0 || state === "interviewing" || state === "won") return null;
  return (
    <Form
      method="post"
      className="mb-3"
      onSubmit={() => {
        before.current = request;
      }}
    >
      <ConflictNotice outcome={outcome} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>They want to meet {toDeveloperCount(wanted)}.</span>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="state" value="interviewing" />
        <input type="hidden" name="follow_up_on" value={follow_up_on ?? today} />
        <button
          type="submit"
          name="intent"
          value="fields"
          className="desk-button"
          aria-disabled={isSending}
        >
          Change state to {label}
        </button>
      </div>
    </Form>
  );
}

type ProposalChange = Extract<RequestEventChange, { field: "proposal" }>;

const isAnswer = (change: RequestEventChange | null | undefined): change is ProposalChange =>
  change?.field === "proposal" && change.to === "answered";
