// One place for the generator of migrations; code imports the stories themselves.
export * from './schema/chronicles.ts';
