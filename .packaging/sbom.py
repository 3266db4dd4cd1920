#!/usr/bin/env python3
"""Writes to standard output, as SPDX 2.3 in JSON, what a release is made of: what is linked into the program, and the packages that it uses.

usage: .packaging/sbom.py PROGRAM herorender.deb herorender.tar.xz > herorender.spdx.json

Versions of Debian's packages are those of the machine that built the release. SOURCE_DATE_EPOCH is the date of the document.
"""
import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import uuid

HERE = pathlib.Path(__file__).resolve().parent
SWIFT_LICENSE = "Apache-2.0 WITH Swift-exception"
LICENSES = {"flyingfox": "MIT", "swift-argument-parser": SWIFT_LICENSE, "fonts-inter": "OFL-1.1", "fonts-noto-color-emoji": "OFL-1.1",
            "fonts-dejavu-core": "Bitstream-Vera", "fonts-noto-cjk": "OFL-1.1", "fonts-noto-core": "OFL-1.1"}
FONTS = ["fonts-dejavu-core", "fonts-inter", "fonts-noto-color-emoji"]


def said(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def identifier(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def entry(name, version=None, license="NOASSERTION", location="NOASSERTION", **more):
    package = {"SPDXID": identifier(name), "name": name, "downloadLocation": location, "filesAnalyzed": False,
               "licenseConcluded": license, "licenseDeclared": license, "copyrightText": "NOASSERTION"}
    return package | ({"versionInfo": version} if version else {}) | more


def purl(locator):
    return [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": locator}]


def names(field):
    """The packages of a field of a Debian package; of alternatives the first."""
    return [re.match(r"[^\s(|]+", part.strip()).group() for part in field.split(",") if part.strip()]


def debian(name, system):
    """A package of the system with the version that is installed here; without it, one that the program starts and the build does not need."""
    query = subprocess.run(["dpkg-query", "-W", "-f", "${db:Status-Status} ${Version} ${Architecture}", name], capture_output=True, text=True)
    status, version, architecture = (query.stdout.split() + [""] * 3)[:3]
    if status != "installed":
        return entry(name, license=LICENSES.get(name, "NOASSERTION"), externalRefs=purl(f"pkg:deb/{system}/{name}"))
    return entry(name, version, LICENSES.get(name, "NOASSERTION"),
                 externalRefs=purl(f"pkg:deb/{system}/{name}@{version.replace(':', '%3A').replace('+', '%2B')}?arch={architecture}"))


def pins():
    """The packages of Swift that are linked, as they are to be; if others were built, the file that says so is out of date."""
    wanted = json.loads((HERE / "pins.json").read_text())["pins"]
    built = HERE.parent / "Package.resolved"
    if built.exists() and not all(pin in json.loads(built.read_text())["pins"] for pin in wanted):
        sys.exit(f"{built} has other versions than .packaging/pins.json: copy it there, commit it, and make dist again")
    return wanted


def document(program, deb, tarball):
    control = dict(re.findall(r"^(\S+): (.*)$", said("dpkg-deb", "--field", str(deb)), re.M))
    version = control["Version"].split("~")[0]
    system = re.search(r"^ID=\"?([^\"\n]+)", pathlib.Path("/etc/os-release").read_text(), re.M).group(1)
    release = [entry(path.name, control["Version"], packageFileName=path.name, primaryPackagePurpose="ARCHIVE",
                     checksums=[{"algorithm": "SHA256", "checksumValue": sha256(path)}]) for path in (deb, tarball)]
    application = entry("herorender", version, "MIT", primaryPackagePurpose="APPLICATION",
                    supplier="Organization: herorender contributors", copyrightText="Copyright (c) 2026 herorender contributors")
    linked = []
    for pin in pins():
        state, address = pin["state"], pin["location"]
        linked.append(entry(pin["identity"], state["version"], LICENSES[pin["identity"]], f"git+{address}@{state['revision']}",
                            externalRefs=purl(f"pkg:swift/{address.split('//')[1].lower()}@{state['version']}")))
    # As the compiler signs what it makes, before symbols are taken out.
    swift = re.search(rb"Swift version (\d[\w.-]*)", program.read_bytes())
    linked.append(entry("swift-runtime", swift and swift.group(1).decode(), f"{SWIFT_LICENSE} AND Unicode-3.0", "https://www.swift.org/install",
                        comment="Swift's standard library, Foundation with ICU, and Dispatch, of the toolchain that compiled the program"))

    depended = names(control["Depends"])
    libraries = [debian(name, system) for name in depended if name not in FONTS]
    fonts = [debian(name, system) for name in FONTS]
    optional = [debian(name, system) for name in names(control["Recommends"] + "," + control["Suggests"])]

    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", package["SPDXID"]) for package in release]
    relations += [(package["SPDXID"], "CONTAINS", application["SPDXID"]) for package in release]
    relations += [(application["SPDXID"], "STATIC_LINK", package["SPDXID"]) for package in linked]
    relations += [(application["SPDXID"], "DYNAMIC_LINK", package["SPDXID"]) for package in libraries]
    relations += [(release[0]["SPDXID"], "DEPENDS_ON", package["SPDXID"]) for package in fonts]
    relations += [(release[1]["SPDXID"], "CONTAINS", package["SPDXID"]) for package in fonts]
    relations += [(package["SPDXID"], "OPTIONAL_DEPENDENCY_OF", application["SPDXID"]) for package in optional]
    identity = uuid.uuid5(uuid.NAMESPACE_URL, "".join(package["checksums"][0]["checksumValue"] for package in release))
    created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"herorender-{control['Version']}",
        "documentNamespace": f"https://spdx.org/spdxdocs/herorender-{version}-{identity}",
        "creationInfo": {"created": created.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Organization: herorender contributors", f"Tool: herorender-sbom-{version}"]},
        "packages": release + [application] + linked + libraries + fonts + optional,
        "relationships": [{"spdxElementId": a, "relationshipType": kind, "relatedSpdxElement": b} for a, kind, b in relations],
    }


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__.strip())
    json.dump(document(*map(pathlib.Path, sys.argv[1:])), sys.stdout, indent=2, ensure_ascii=False)
    print()
