import { LinkButton } from "#design/link-button.tsx";
import { Popup } from "#design/popup.tsx";

type UpdatePopupDialogProps = {
  open: boolean;
  onClose: () => void;
  /** One of its links was followed. */
  onFollow: () => void;
  returnFocus: () => boolean;
};

/** Content of the announcement. */
export function UpdatePopupDialog({
  open,
  onClose,
  onFollow,
  returnFocus,
}: UpdatePopupDialogProps) {
  return (
    <Popup
      open={open}
      onClose={onClose}
      title="What's new at OGDS"
      returnFocus={returnFocus}
      actions={
        <>
          <LinkButton to="/services" variant="secondary" onClick={onFollow}>
            See the services
          </LinkButton>
          <LinkButton to="/faq/client#what-is-developer-buyout" replace onClick={onFollow}>
            How a buyout works
          </LinkButton>
        </>
      }
    >
      <dl className="grid gap-4">
        <div className="border-line border-t pt-4">
          <dt className="font-medium text-ink">Developer Buyout</dt>
          <dd className="mt-1">
            Convert a developer to a full-time employee or a direct contractor for 70% of the
            monthly rate.
          </dd>
        </div>
        <div className="border-line border-t pt-4">
          <dt className="font-medium text-ink">Services</dt>
          <dd className="mt-1">
            Six ways to work with us, from one developer to an audit, and what each one costs.
          </dd>
        </div>
      </dl>
    </Popup>
  );
}
