import { useSite } from "#app/site/use-site.ts";

type FormWithoutScriptProps = {
  /** Why the form cannot do without, where that is not plain. */
  reason?: string;
  /** What to do by mail instead: the words before and after the address. */
  instead: readonly [before: string, after: string];
};

/** What a form says where scripts do not run: a letter does as well. */
export function FormWithoutScript({ reason, instead: [before, after] }: FormWithoutScriptProps) {
  const email = useSite()?.email;
  return (
    <p>
      This form needs JavaScript{reason && `: ${reason}`}.
      {email ? (
        <>
          {` ${before} `}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
          {` ${after}`}
        </>
      ) : null}
    </p>
  );
}
