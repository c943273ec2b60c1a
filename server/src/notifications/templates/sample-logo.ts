import type { MailLogo } from './mail-words.ts';

/** A PNG. */
const picture = [
  'iVBORw0KGgoAAAANSUhEUgAAAJAAAABQBAMAAAAEgOE/AAAAMFBMVEUdT5H////goDBOdan4+fw/aqLq7/UvXZojVJTE0eN4lr6it9Lc5O6yw9',
  'lqi7aOp8g9wH4mAAAACXBIWXMAAAsTAAALEwEAmpwYAAABw0lEQVRYw+3Xv0vDQBQH8AehtFbbIpaA/Qn+BRVcFUSyODkUwbGDdHUKjt1cHOLg',
  'XsE/oO4OOllwsfgPtPgP1P9A2hibe/fe5S5mUe6tffkk37vc5QqbGRVYyEIW+vtQc5IR1PczgqaO6orXj8urg0cdqA7wwDLVd1jWvgb0AnDNQr',
  'fwXWfJUAeAzXYMP3WfBNUXXUw2t7OCnF4CNF50MdnOIVanaqi6vKlzSI50Jw6JPRLUDrs+KagGQt0poXHYRGYLRGhNBVVPwqYckS36LaqcCmpH',
  'XUS2JqCaKKCAfO6wtjC0y0OrpyeyPWFog4dqzJwsa4ShdR4KmDkJdwUMlVkoPi/5HrEIxXJYqMa+b4u6wFCehYQ3roShAYYKHOQK95Sy6UMtsW',
  '+WOtqb2FdKO9guuiXOpj39LdUSMHkhlY0GS6QhDWbhOdWilfpwNt1tZCRDKJvextYYyBDKprfVHgFReyk2/zkFVcw/R1QyKZvOB9IDsrrGn+w5',
  'DVVMDxHbwNSN4bHG46AuuiDpoDXkoKLZ0Y9NJmVLOIx6POQbQUMeKppAimTiGk+C+irIN4CmKqhs/2ZlCu38qixkIbvWLPQ/oS+7MI4g4i+jhA',
  'AAAABJRU5ErkJggg==',
].join('');

/** The logo of the seller in examples of mails. */
export const sampleLogo: MailLogo = { source: `data:image/png;base64,${picture}`, width: 72, height: 40 };
