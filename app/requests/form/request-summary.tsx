import { type ReactNode, Suspense } from "react";
import type { FieldErrors } from "#contract/http/problem.ts";
import { Disclosure } from "#design/disclosure.tsx";
import { ChunkBoundary } from "#design/loading/chunk-boundary.tsx";
import { useMediaQuery } from "#platform/browser/use-media-query.ts";
import { RequestBox } from "./next-steps-aside.tsx";

const TITLE = "Your request";

/**
 * Where the last step of a form shows all answers: beside its choice, or, on narrow screens, closed
 * below it (product §2). They are rendered once, so that an error summary finds each of them.
 *
 * @param summary loaded by `lazy`: it causes no layout shift, and the form can be sent without it
 */
export function useSummaryPosition(
  summary: ReactNode,
  errors: FieldErrors,
): { beside: ReactNode; below: ReactNode } {
  const isWide = useMediaQuery("(width >= 64rem)");
  const answers = (
    <ChunkBoundary onFail={() => {}}>
      <Suspense>{summary}</Suspense>
    </ChunkBoundary>
  );
  if (isWide) {
    const beside = (
      <RequestBox title={TITLE}>
        <h2 className="mb-4 text-lg">{TITLE}</h2>
        {answers}
      </RequestBox>
    );
    return { beside, below: null };
  }
  const hasMistake = Object.keys(errors).some((name) => name !== "contact_at");
  const below = (
    <Disclosure
      summary={<span className="font-medium">{TITLE}: check or change your answers</span>}
      open={hasMistake}
      className="mt-10 border-t"
    >
      {answers}
    </Disclosure>
  );
  return { beside: null, below };
}
