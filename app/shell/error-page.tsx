import { lazy } from "react";
import { Link, useLocation } from "react-router";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Decoration } from "./decoration.tsx";
import { ErrorReference } from "./error-reference.tsx";

const Unicorn = lazy(async () => ({
  default: (await import("#design/illustrations/unicorn.tsx")).Unicorn,
}));

/**
 * The words of the spec for an unknown page and for any fatal error.
 * @param isOurFault there may well be such a page: it is worth another try
 */
export function ErrorPage({ isOurFault = false }: { isOurFault?: boolean }) {
  return (
    <div className="page-column flex flex-col items-center py-12 text-center md:py-20">
      <div className="aspect-9/8 w-full max-w-96">
        <Decoration>
          <Unicorn />
        </Decoration>
      </div>
      <h1 className="mt-10 max-w-[44rem] text-heading">
        You've Stumbled Onto A Page Where Even Unicorns Get Lost.
      </h1>
      <p className="mt-5 max-w-[34rem] text-ink-soft text-lg">
        No page here, just mythical creatures. Let's get you back home click below!
      </p>
      {isOurFault ? (
        <>
          <TryAgain />
          <ErrorReference />
        </>
      ) : null}
      <LinkButton to="/" replace className="mt-10">
        Back to home
      </LinkButton>
    </div>
  );
}

function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <p className="mt-5 max-w-[34rem] text-lg">
      If there should be a page here, something went wrong on our side. Nothing you entered is lost.{" "}
      <Link to={pathname + search} reloadDocument className="link">
        Try again
      </Link>{" "}
      in a moment.
    </p>
  );
}
