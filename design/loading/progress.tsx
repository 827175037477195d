type ProgressProps = { step: number; of: number };

/** "Step 2 of 4" over a thin line; the line is drawn, so no width is set in the page. */
export function Progress({ step, of }: ProgressProps) {
  return (
    <div>
      <p className="figures text-ink-soft text-sm">
        Step {step} of {of}
      </p>
      <svg
        aria-hidden="true"
        className="mt-3 block h-0.5 w-full"
        viewBox={`0 0 ${of} 1`}
        preserveAspectRatio="none"
      >
        <rect width={of} height="1" className="fill-line" />
        <rect width={Math.min(step, of)} height="1" className="fill-blue" />
      </svg>
    </div>
  );
}
