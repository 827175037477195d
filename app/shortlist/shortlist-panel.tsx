import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Notice } from "#design/notice.tsx";
import { SlideOver } from "#design/overlays/slide-over.tsx";
import { proceedToHire, SHORTLIST_LIMIT } from "./shortlist.store.ts";
import { toDroppedNotice } from "./shortlist-texts.ts";

export type ShortlistPanelProps = {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** How many are in the shortlist. */
  count: number;
  /** How many were dropped because they are no longer on the site. */
  dropped: number;
  /** The cards of the chosen members: this feature has their ids only. */
  children: ReactNode;
  /** Below the cards, and below what an empty shortlist shows. */
  more?: ReactNode;
};

/** The chosen members, with the button to hire them (spec §2, shortlist panel). */
export function ShortlistPanel({
  open,
  onClose,
  onClosed,
  count,
  dropped,
  children,
  more,
}: ShortlistPanelProps) {
  const navigate = useNavigate();
  return (
    <SlideOver
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={withNoun("Your Developer Shortlist")}
      footer={
        count === 0 ? undefined : (
          <div className="flex flex-wrap gap-3">
            <LinkButton
              to="/developers"
              variant="secondary"
              onClick={onClose}
              className="flex-1 whitespace-nowrap max-sm:px-4"
            >
              {withNoun("Find Developers")}
            </LinkButton>
            <Button
              className="flex-1 whitespace-nowrap max-sm:px-4"
              onClick={() => {
                if (proceedToHire()) navigate("/hire/contacts");
              }}
            >
              Proceed to Hire
            </Button>
          </div>
        )
      }
    >
      {dropped > 0 ? (
        <Notice kind="warning" live className="mb-4">
          {toDroppedNotice(dropped)}
        </Notice>
      ) : null}
      {count >= SHORTLIST_LIMIT ? (
        <Notice className="mb-4">
          A shortlist can hold up to {SHORTLIST_LIMIT}
          {withNoun(" developers. Remove one to add another.")}
        </Notice>
      ) : null}
      {count > 0 ? (
        children
      ) : (
        <div className="py-12 text-center">
          <p className="font-medium text-lg">Your Shortlist is currently empty.</p>
          <p className="mx-auto mt-2 max-w-80 text-ink-soft">
            {withNoun(
              "Please click the button below to find Developers and add them to your Shortlist.",
            )}
          </p>
          <LinkButton to="/developers" onClick={onClose} className="mt-8">
            {withNoun("Find Developers")}
          </LinkButton>
        </div>
      )}
      {more}
    </SlideOver>
  );
}
