import { lazy, Suspense, useState } from "react";
import { ChunkBoundary } from "#design/chunk-boundary.tsx";
import { OptionalMark } from "#design/field/field-texts.tsx";
import type { CallPickerProps } from "./call-picker.tsx";
import { PartMissing } from "./part-missing.tsx";
import { SlotPlaces, ZonePlace } from "./slot-places.tsx";

// Fetched beside the free times, for which the page waits anyway.
const CallPicker = lazy(async () => ({ default: (await import("./call-picker.tsx")).CallPicker }));

/** The part of a form that books a call: nobody has to. */
export function CallStep(props: CallPickerProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <section aria-labelledby="call" className="mt-12 border-line border-t pt-10">
      <h2 id="call" className="text-title">
        Book a call
        <OptionalMark />
      </h2>
      <p className="mt-3 mb-6 text-ink-soft">
        Choose a time to talk about your project with a person from our team. The invitation comes
        by mail, with a link to move or cancel the call.
      </p>
      {hasFailed ? (
        <PartMissing title="The free times could not be loaded" />
      ) : (
        <ChunkBoundary onFail={() => setHasFailed(true)}>
          <Suspense fallback={<PickerPlace />}>
            <CallPicker {...props} />
          </Suspense>
        </ChunkBoundary>
      )}
    </section>
  );
}

function PickerPlace() {
  return (
    <>
      <ZonePlace />
      <div className="mt-6">
        <SlotPlaces />
      </div>
    </>
  );
}
