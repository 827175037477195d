import { useState } from "react";
import { Button } from "#design/buttons/button.tsx";
import { onDemand } from "#design/loading/on-demand.tsx";
import { toCallTimes } from "../call-texts.ts";
import { PartMissing } from "../part-missing.tsx";
import type { useCallChange } from "./use-call-change.ts";

const Popup = onDemand(async () => (await import("#design/overlays/popup.tsx")).Popup);

type CancelCallProps = {
  change: Pick<ReturnType<typeof useCallChange>, "call" | "cancel" | "isUnderWay">;
  onCancelled: () => void;
};

/** Asks for confirmation: a cancelled call cannot be restored. */
export function CancelCall({ change, onCancelled }: CancelCallProps) {
  const { call, cancel, isUnderWay } = change;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const [hasFailed, setHasFailed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const { clientTime } = toCallTimes({
    ...call,
    starts_at: new Date(call.starts_at),
    ends_at: new Date(call.ends_at),
  });

  async function confirm() {
    const outcome = await cancel();
    if (!outcome) return;
    if (outcome.kind === "failed") {
      setProblem(outcome.message);
      return;
    }
    // The result takes the focus.
    setIsDone(true);
    setIsOpen(false);
    onCancelled();
  }

  return (
    <>
      <Button
        variant="secondary"
        onPointerEnter={Popup.preload}
        onFocus={Popup.preload}
        onClick={() => {
          setProblem(undefined);
          setIsDone(false);
          setIsOpen(true);
        }}
      >
        Cancel the call
      </Button>
      {wasOpened && !hasFailed ? (
        <Popup
          onFail={() => setHasFailed(true)}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          returnFocus={() => !isDone}
          title="Cancel this call?"
          problem={{ title: "The call wasn't cancelled", errors: problem }}
          actions={
            <>
              <Button variant="secondary" onClick={() => setIsOpen(false)}>
                Keep the call
              </Button>
              <Button pending={isUnderWay} onClick={confirm}>
                Cancel the call
              </Button>
            </>
          }
        >
          <p className="figures">{clientTime}</p>
          <p className="mt-2">We'll reply to your request by email instead.</p>
        </Popup>
      ) : null}
      {hasFailed ? <PartMissing title="The call wasn't cancelled" /> : null}
    </>
  );
}
