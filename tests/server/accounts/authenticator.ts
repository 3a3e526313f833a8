import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HOLDS_CREDENTIAL = 0x40;

const counted = (count: number): Buffer => {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(count);
	return bytes;
};

/** A device of one passkey, in software: what a browser would send of it, from whatever page it is shown. */
export function authenticator() {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
	const id = randomBytes(16);
	let userHandle = '';
	let count = 0;
	const said = (type: string, challenge: string, origin: string): Buffer =>
		Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	const shared = {
		id: base64(id),
		rawId: base64(id),
		type: 'public-key' as const,
		clientExtensionResults: {}
	};
	return {
		make(options: { challenge: string; user: { id: string } }, rp: { id: string; origin: string }) {
			userHandle = options.user.id;
			const key = new Map<number, number | Uint8Array>([
				[1, 2],
				[3, -7],
				[-1, 1],
				[-2, new Uint8Array(Buffer.from(x, 'base64url'))],
				[-3, new Uint8Array(Buffer.from(y, 'base64url'))]
			]);
			const authData = Buffer.concat([
				sha256(rp.id),
				Buffer.from([USER_PRESENT | USER_VERIFIED | HOLDS_CREDENTIAL]),
				counted(count),
				Buffer.alloc(16),
				Buffer.from([0, id.length]),
				id,
				isoCBOR.encode(key)
			]);
			const attestation = new Map<string, unknown>([
				['fmt', 'none'],
				['attStmt', new Map()],
				['authData', new Uint8Array(authData)]
			]);
			return {
				...shared,
				response: {
					clientDataJSON: base64(said('webauthn.create', options.challenge, rp.origin)),
					attestationObject: base64(
						isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])
					),
					transports: ['internal']
				}
			};
		},
		/** `as`: the person it says the passkey belongs to, if that is not the truth; `at`: what its counter says. */
		sign(
			options: { challenge: string },
			rp: { id: string; origin: string },
			lie: { as?: string; at?: number } = {}
		) {
			count = lie.at ?? count + 1;
			const clientData = said('webauthn.get', options.challenge, rp.origin);
			const authData = Buffer.concat([
				sha256(rp.id),
				Buffer.from([USER_PRESENT | USER_VERIFIED]),
				counted(count)
			]);
			const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
			return {
				...shared,
				response: {
					clientDataJSON: base64(clientData),
					authenticatorData: base64(authData),
					signature: base64(signature),
					userHandle: lie.as === undefined ? userHandle : base64(lie.as)
				}
			};
		}
	};
}
