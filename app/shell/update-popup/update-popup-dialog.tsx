import type { Announcement } from "#contract/content/site.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Popup } from "#design/overlays/popup.tsx";

type UpdatePopupDialogProps = {
  announcement: Announcement;
  open: boolean;
  onClose: () => void;
  /** One of its links was followed. */
  onFollow: () => void;
  returnFocus: () => boolean;
};

/** Content of the announcement. */
export function UpdatePopupDialog({
  announcement: { title, items, links },
  open,
  onClose,
  onFollow,
  returnFocus,
}: UpdatePopupDialogProps) {
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={title}
      returnFocus={returnFocus}
      actions={links.map(({ label, to, replace }, index) => (
        <LinkButton
          key={to}
          to={to}
          replace={replace}
          variant={index === links.length - 1 ? "primary" : "secondary"}
          onClick={onFollow}
        >
          {label}
        </LinkButton>
      ))}
    >
      <dl className="grid gap-4">
        {items.map(({ title, text }) => (
          <div key={title} className="border-line border-t pt-4">
            <dt className="font-medium text-ink">{title}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </Popup>
  );
}
