#!/usr/bin/env bash
# Builds the emulator that counts, from Debian's source package of qemu and the files beside this one, and packs it:
#
#     npm run emulator [-- FOLDER]      into FOLDER, dist/emulator by default; about three minutes on two cores
#
# It needs Debian's packages build-essential ninja-build pkg-config libglib2.0-dev zlib1g-dev libpcre2-dev flex bison python3-venv
# xz-utils patch, and a list of Debian's sources on the machine (or in a container).
set -euo pipefail

readonly VERSION=10.0.13+ds
readonly SHA256=6a0888e806c2ffc0c5f0733e974f9aea55491950d3c47c98669c8b236dde59ae
readonly SUITE=trixie

here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "${1:-$here/../../dist/emulator}"
folder=$(cd "${1:-$here/../../dist/emulator}" && pwd)
case $(uname -m) in
  x86_64) target=x86_64 name=x64 ;;
  aarch64) target=aarch64 name=arm64 ;;
  *) echo "There is no emulator for $(uname -m)." >&2; exit 1 ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A list of its own, so that the machine's lists stay as they are. The hash stands for the signature.
mkdir -p lists/partial
sed -e 's/^Types: .*/Types: deb-src/' -e "s/^Suites: .*/Suites: $SUITE/" -e 's/^Signed-By: .*/Trusted: yes/' /etc/apt/sources.list.d/debian.sources >debian.sources
apt=(apt-get -q -o Dir::Etc::sourcelist="$work/debian.sources" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$work/lists")
"${apt[@]}" update || true # Of a suite that the mirror lacks; the next line tells.
"${apt[@]}" source --download-only qemu
echo "$SHA256  qemu_$VERSION.orig.tar.xz" | sha256sum --check

mkdir qemu
tar xJf "qemu_$VERSION.orig.tar.xz" -C qemu --strip-components=1
patch -d qemu -p1 <"$here/qemu.patch"
cp "$here/counting.c" qemu/accel/tcg/
cp "$here/counting.h" qemu/include/
cp "$here/counting-waits.c.inc" qemu/linux-user/

python3 -m venv python
python/bin/pip install --quiet meson==1.9.1 pycotap==1.3.1
export PATH="$work/python/bin:$PATH"
mkdir qemu/build
cd qemu/build
../configure --target-list="$target-linux-user" --static --python="$work/python/bin/python3" --disable-system --disable-tools --disable-docs \
  --disable-plugins --disable-werror --disable-debug-info --disable-gio --disable-selinux --disable-capstone --disable-install-blobs >configure.log ||
  { tail -n 20 configure.log >&2; exit 1; }
ninja --quiet "qemu-$target"
strip -o "$work/emulator" "qemu-$target"
node "$here/pack.ts" "$work/emulator" "$folder/linux-$name.br"
