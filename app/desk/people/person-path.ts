/** Pages of a person and a company at the desk. Their URLs have no address. */
export const toPersonPage = (id: number): string => `/desk/people/${id}`;
export const toCompanyPage = (id: number): string => `/desk/companies/${id}`;
