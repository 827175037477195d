import { data } from "react-router";
import { DetailsCard } from "#app/site/secret-link/details-card.tsx";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { buttonStyle } from "#design/buttons/button-style.ts";
import { servicesContext } from "#services/services.server.ts";
import { openDataLink } from "../data/data-links.service.server.ts";
import { DataLinkEnded } from "../page/data-link-ended.tsx";
import type { Route } from "./+types/copy.ts";

export const handle: PageHandle = SECRET_LINK_HANDLE;

/** Only a page: mail scanners open every link, and need no one's data. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const link = await openDataLink(db, params.token, { purpose: "copy", now: clock() });
  const address = link?.owner?.person.address;
  return data({ address }, { status: address ? 200 : 404 });
}

export const meta = () => SECRET_LINK_META;

export default function CopyPage({ loaderData: { address }, params }: Route.ComponentProps) {
  if (!address) return <DataLinkEnded />;
  return (
    <SecretLinkFrame
      title="A copy of your data"
      heading={
        <>
          <h1 className="text-heading">A copy of your data</h1>
          <p className="wrap-anywhere mt-6 text-lg">Everything we store under {address}.</p>
        </>
      }
      card={
        <DetailsCard
          details={{
            "your-data.txt": "To read",
            "your-data.json": "For programs",
            Files: "As you sent them",
          }}
        />
      }
    >
      <p className="mt-8">
        <a href={`/status/${params.token}/your-data.zip`} download className={buttonStyle({})}>
          Download ZIP
        </a>
      </p>
    </SecretLinkFrame>
  );
}
