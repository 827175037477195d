import { useState } from "react";
import { useNavigate } from "react-router";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import type { ButtonSize, ButtonVariant } from "#design/buttons/button-style.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Notice } from "#design/notice.tsx";
import { proceedToHire, SHORTLIST_LIMIT, shortlistStore } from "./shortlist.store.ts";
import { toPanelOrder } from "./shortlist-texts.ts";

type HireMembersProps = {
  members: readonly { id: number; slug: string }[];
  label: string;
  /** Read after the label where a page has several such buttons. */
  name?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/**
 * Copies the members into the visitor's own shortlist, beside those that are there, and continues to
 * the hire form. Without JavaScript it leads to the plain form with these members.
 */
export function HireMembers({ members, label, name, className = "", ...style }: HireMembersProps) {
  const navigate = useNavigate();
  const [own, setOwn] = useState<number>();
  function hire() {
    const { list } = shortlistStore.getState();
    const added = toPanelOrder(members.map(({ id }) => id)).filter((id) => !list.includes(id));
    if (list.length + added.length > SHORTLIST_LIMIT) {
      setOwn(list.length);
      return;
    }
    shortlistStore.setState({ list: [...list, ...added] });
    if (proceedToHire()) navigate("/hire/contacts");
  }
  const text = (
    <>
      {label}
      {name ? <span className="sr-only"> {name}</span> : null}
    </>
  );
  return (
    <>
      <Button {...style} className={`noscript:hidden ${className}`} onClick={hire}>
        {text}
      </Button>
      <span className="noscript:inline hidden">
        <LinkButton
          {...style}
          className={className}
          to={`/hire/form?members=${members.map(({ slug }) => slug).join(",")}`}
        >
          {text}
        </LinkButton>
      </span>
      {own === undefined ? null : (
        <div role="alert" className="order-last w-full">
          <Notice kind="warning" title="Your own shortlist is too full">
            A shortlist can hold up to {SHORTLIST_LIMIT} {withNoun("developers")}, and yours has{" "}
            {own}. Remove some, then choose {label} again.
          </Notice>
        </div>
      )}
    </>
  );
}
