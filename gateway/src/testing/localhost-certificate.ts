// A certificate for https on this machine in tests, valid for a hundred years. Nothing else trusts it, so its key is no
// secret.

export const localhostKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg73JHwxr07lDbvLAr
dpH4/R5QeBeocGB5SoHkHNh/PzChRANCAAQz0aJh0ldWwSE4odsbJ1KyXRnJfQbG
juGmZ1p1lUteI3H4DN9fK7bMTyqfMvk+0iiNPkagTtsomf713wW1cUbp
-----END PRIVATE KEY-----
`;

export const localhostCertificate = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUCM62M0Dk1GmW5qtTzePNbu/ZFdkwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE1NTUwOFoYDzIxMjYxMDI5
MTU1NTA4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQz0aJh0ldWwSE4odsbJ1KyXRnJfQbGjuGmZ1p1lUteI3H4DN9fK7bM
TyqfMvk+0iiNPkagTtsomf713wW1cUbpo28wbTAdBgNVHQ4EFgQUbN65fGKtY+sI
BY5OUZ/+DjyhR2IwHwYDVR0jBBgwFoAUbN65fGKtY+sIBY5OUZ/+DjyhR2IwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAMX8UdsxpEF7GradCyBbyGjbakcCnjn6MyhqrxHFh1nEAiBp
18NUBvWBiiCS/mZUZFWTlCw9gFJ1dIDMBM+hZkglfw==
-----END CERTIFICATE-----
`;
