import { Unicorn } from "#design/illustrations/unicorn.tsx";
import { LinkButton } from "#design/link-button.tsx";

/** The words of the spec for an unknown page and for any fatal error. */
export function ErrorPage() {
  return (
    <div className="page-column flex flex-col items-center py-12 text-center md:py-20">
      <Unicorn className="w-full max-w-96" />
      <h1 className="mt-10 max-w-[44rem] text-heading">
        You've Stumbled Onto A Page Where Even Unicorns Get Lost.
      </h1>
      <p className="mt-5 max-w-[34rem] text-ink-soft text-lg">
        No page here, just mythical creatures. Let's get you back home click below!
      </p>
      <LinkButton to="/" replace className="mt-10">
        Back to home
      </LinkButton>
    </div>
  );
}
