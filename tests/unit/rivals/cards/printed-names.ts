import { createHash } from 'node:crypto';

/* Names that the rulebook prints of the publisher's cards, as hashes: a test can tell that ours are others, and none is shipped here. */

const PRINTED: ReadonlySet<string> = new Set(
	`
		002b4d9d0365 0292b7d19c8f 0655b53d6d57 090eb4138ee0 0b4bd77cec70 0f80de057529 11d3d97681ad
		151011acfdb6 17c35cfa792d 1be9cb223ec6 1e00caa1c5fd 1e46b8b79e43 
		235822c9373a 25e6fe525e4d 263d1b9b8f2a 2722a61f27b0 292807107090 2c758c07dced 2cc2ecb4e6dc
		2dc9fd94612b 2fcbdf6b2bf6 31a5d9c7fa65 3e3dad469b92 
		48aef5110cd2 492163cd5819 4d51fd998fd3 517ffce87ad7 5f0e43e672d7
		63d95e05642f 672ec88a3894 68e42e45b64d 6ac83fec7836 6acd6275b124 6e5f6170d4e1 7171e4a75b56
		72a064333bac 73b4a96391f0 7c05112240ad 7e22366b932d 8272df07767e 8416c455bad6 8ab285b81f26
		8d9571ced910 90f8d5d78724 9756da65fe52 9dc999afcc1f
		a5296e4a1c3d a8b73b18866d a8dd125444af aa92b4531289 ad8f45051c69 ae5619e36812 b09a6316d612
		 b3a4b1f9bf8b b6e33ad72490 c0eee6c7fa5b c3d8e821b0af caa26ebb49d0
		cae42bf9d049 cda0b9f102bb cfd50ccfd87b d09354838b35 d1dd588b608d d48f03bc4710 d4c2f5cabab7
		d50583ebae91 e5de95d30ce7 e7f748f3b7cc f23bcc314f7e
		f4c44266a2df f524eaf4b0e3 f9e78f8cbb8e fa47e5c9ef15 fe5f54587778
	`
		.trim()
		.split(/\s+/)
);

/** Letters and digits alone, without accents. */
const plain = (name: string): string =>
	name
		.toLowerCase()
		.normalize('NFD')
		.replace(/[^a-z0-9]/g, '');

const hash = (name: string): string =>
	createHash('sha256').update(plain(name)).digest('hex').slice(0, 12);

/** Whether the publisher has a card of that name, as far as the rulebook shows. */
export const isPrinted = (name: string): boolean => PRINTED.has(hash(name));
