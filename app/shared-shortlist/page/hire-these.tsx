import { useState } from "react";
import { useNavigate } from "react-router";
import { proceedToHire, SHORTLIST_LIMIT, shortlistStore } from "#app/shortlist/shortlist.store.ts";
import { toPanelOrder } from "#app/shortlist/shortlist-texts.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Notice } from "#design/notice.tsx";

type HireTheseProps = { members: readonly { id: number; slug: string }[] };

/**
 * Copies the members into the visitor's own shortlist, beside those that are there, and continues to
 * the hire form. Without JavaScript it leads to the plain form with these members.
 */
export function HireThese({ members }: HireTheseProps) {
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
  return (
    <>
      <Button className="noscript:hidden" onClick={hire}>
        Hire these
      </Button>
      <span className="noscript:inline hidden">
        <LinkButton to={`/hire/form?members=${members.map(({ slug }) => slug).join(",")}`}>
          Hire these
        </LinkButton>
      </span>
      {own === undefined ? null : (
        <div role="alert" className="order-last w-full">
          <Notice kind="warning" title="Your own shortlist is too full">
            It has {own}
            {withNoun(" developers, and these would make it more than ")}
            {SHORTLIST_LIMIT}. Remove some from it, then choose Hire these again.
          </Notice>
        </div>
      )}
    </>
  );
}
