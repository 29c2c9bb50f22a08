const codes =
  'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MP MS MO MT NE NV NH NJ ' +
  'NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY AA AE AP';

/** States, the District of Columbia, territories and armed-forces regions, by their codes. */
export const stateOptions = codes.split(' ').map((value) => ({ value, label: value }));

/** Today (UTC), as tax counts days. */
export const todayUtc = (): string => new Date().toISOString().slice(0, 10);
