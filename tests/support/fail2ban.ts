/** The filter for failed sign-ins that `docs/operate.md` gives; a test of that page holds the two together. */
export const FAIL2BAN = {
	failregex: String.raw`"address":"<HOST>","reason":"[a-z-]+".*"msg":"Sign-in failed\."\}$`,
	datepattern: String.raw`"time":{LEPOCH}`
};
