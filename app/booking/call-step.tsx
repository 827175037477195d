import { lazy, Suspense, useState } from "react";
import { ChunkBoundary } from "#design/chunk-boundary.tsx";
import type { CallPickerProps } from "./call-picker.tsx";
import { PartMissing } from "./part-missing.tsx";
import { SlotPlaces, ZonePlace } from "./slot-places.tsx";

// Fetched beside the free times, for which the page waits anyway.
const CallPicker = lazy(async () => ({ default: (await import("./call-picker.tsx")).CallPicker }));

/** The part of a form that books a call. */
export function CallStep(props: CallPickerProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <PartMissing title="The available times couldn't be loaded" />;
  return (
    <ChunkBoundary onFail={() => setHasFailed(true)}>
      <Suspense fallback={<PickerPlace />}>
        <CallPicker {...props} />
      </Suspense>
    </ChunkBoundary>
  );
}

function PickerPlace() {
  return (
    <>
      <ZonePlace />
      <div className="mt-4">
        <SlotPlaces />
      </div>
    </>
  );
}
