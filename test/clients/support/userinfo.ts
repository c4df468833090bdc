/** Calls userinfo without a library. */
import { inject } from 'vitest';

export type UserInfoAnswer = { status: number; headers: Headers; body: Record<string, unknown> };

export async function fetchUserInfo(
  accessToken: string,
  headers: Record<string, string> = {},
): Promise<UserInfoAnswer> {
  const response = await fetch(`${inject('service').origin}/api/oauth/userinfo`, {
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
  });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}
