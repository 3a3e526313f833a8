// One place for the generator of migrations; code imports the stories themselves.
export * from './schema/accounts.ts';
export * from './schema/chronicles.ts';
export * from './schema/groups.ts';
export * from './schema/leases.ts';
export * from './schema/projections.ts';
export * from './schema/sharing.ts';
export * from './schema/vault.ts';
